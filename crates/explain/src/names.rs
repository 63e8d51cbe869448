//! Sides and bounds by their names in JSON.

/// `x` and `o`.
pub(crate) mod side {
    use gametree::Side;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Name {
        X,
        O,
    }

    pub fn serialize<S: Serializer>(side: &Side, to: S) -> Result<S::Ok, S::Error> {
        let name = if *side == Side::First { Name::X } else { Name::O };
        name.serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Side, D::Error> {
        Ok(match Name::deserialize(from)? {
            Name::X => Side::First,
            Name::O => Side::Second,
        })
    }
}

/// `exact`, `lower` and `upper`.
pub(crate) mod bound {
    use gametree::Bound;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(rename_all = "lowercase")]
    pub(super) enum Name {
        Exact,
        Lower,
        Upper,
        Estimate,
    }

    impl From<Bound> for Name {
        fn from(bound: Bound) -> Name {
            match bound {
                Bound::Exact => Name::Exact,
                Bound::Lower => Name::Lower,
                Bound::Upper => Name::Upper,
                Bound::Estimate => Name::Estimate,
            }
        }
    }

    impl From<Name> for Bound {
        fn from(name: Name) -> Bound {
            match name {
                Name::Exact => Bound::Exact,
                Name::Lower => Bound::Lower,
                Name::Upper => Bound::Upper,
                Name::Estimate => Bound::Estimate,
            }
        }
    }

    pub fn serialize<S: Serializer>(bound: &Bound, to: S) -> Result<S::Ok, S::Error> {
        Name::from(*bound).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Bound, D::Error> {
        Ok(Name::deserialize(from)?.into())
    }
}

/// The same, or `null`.
pub(crate) mod maybe_bound {
    use super::bound::Name;
    use gametree::Bound;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub fn serialize<S: Serializer>(bound: &Option<Bound>, to: S) -> Result<S::Ok, S::Error> {
        bound.map(Name::from).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Bound>, D::Error> {
        Ok(Option::<Name>::deserialize(from)?.map(Bound::from))
    }
}
