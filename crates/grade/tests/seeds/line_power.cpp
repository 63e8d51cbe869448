// Alpha-beta with weighted lines, as a student printed it. Each fault can be fixed by naming it: beta,
// root, own, diagonals; with `fixed` all are.

#include <cmath>
#include <cstdlib>
#include <iostream>
#include <set>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

static const int infinity = 1000000000;
static char winner;
static long calls;
static std::set<std::string> fixes;

static bool fixed(const char *name) { return fixes.count("fixed") || fixes.count(name); }

// The lab sheet does not print these two.
static void check_win(int &number_of_cells, char **tab)
{
    winner = '-';
    for (char who : {'X', 'O'}) {
        bool down = true, up = true;
        for (int i = 0; i < number_of_cells; i++) {
            bool row = true, column = true;
            for (int j = 0; j < number_of_cells; j++) {
                row = row && tab[i][j] == who;
                column = column && tab[j][i] == who;
            }
            down = down && tab[i][i] == who;
            up = up && tab[i][number_of_cells - 1 - i] == who;
            if (row || column)
                winner = who;
        }
        if (down || up)
            winner = who;
    }
}

static bool is_finished(int &number_of_cells, char **tab)
{
    for (int i = 0; i < number_of_cells; i++)
        for (int j = 0; j < number_of_cells; j++)
            if (tab[i][j] == '-')
                return false;
    return true;
}

static int rate_positions(int &number_of_cells, char **tab)
{
    int position_rating = 0;
    int tmp = 0;

    for (int i = 0; i < number_of_cells; i++)
    {
        tmp = 0;
        for (int j = 0; j < number_of_cells; j++)
        {
            if (tab[i][j] == 'X')
                tmp++;
            else if (tab[i][j] == 'O')
            {
                tmp = 0;
                break;
            }
        }
        if (tmp)
            position_rating += pow(10, tmp);
    }

    for (int i = 0; i < number_of_cells; i++)
    {
        tmp = 0;
        for (int j = 0; j < number_of_cells; j++)
        {
            if (tab[j][i] == 'X')
                tmp++;
            else if (tab[j][i] == 'O')
            {
                tmp = 0;
                break;
            }
        }
        if (tmp)
            position_rating += pow(10, tmp);
    }

    tmp = 0;
    for (int j = 0; j < number_of_cells; j++)
    {
        if (tab[j][j] == 'X')
            tmp++;
        else if (tab[j][j] == 'O')
        {
            tmp = 0;
            break;
        }
        if (tmp && (!fixed("diagonals") || j == number_of_cells - 1))
            position_rating += pow(10, tmp);
    }

    tmp = 0;
    for (int i = 0, j = number_of_cells - 1; i < number_of_cells; i++, j--)
    {
        if (!fixed("diagonals"))
            tmp = 0;
        if (tab[i][j] == 'X')
            tmp++;
        else if (tab[i][j] == 'O')
        {
            tmp = 0;
            break;
        }
        if (tmp && (!fixed("diagonals") || i == number_of_cells - 1))
            position_rating += pow(10, tmp);
    }

    return position_rating;
}

// The stones of both sides change places.
static void exchange(int number_of_cells, char **tab)
{
    for (int i = 0; i < number_of_cells; i++)
        for (int j = 0; j < number_of_cells; j++)
            if (tab[i][j] != '-')
                tab[i][j] = tab[i][j] == 'X' ? 'O' : 'X';
}

// What a position is worth to X; `current_player` has moved last.
static int rate(char current_player, int &number_of_cells, char **tab)
{
    if (fixed("own"))
    {
        int mine = rate_positions(number_of_cells, tab);
        exchange(number_of_cells, tab);
        int yours = rate_positions(number_of_cells, tab);
        exchange(number_of_cells, tab);
        return mine - yours;
    }
    if (current_player == 'X')
        return rate_positions(number_of_cells, tab);
    else
        return -rate_positions(number_of_cells, tab);
}

static int minimax_alpha_beta(char current_player, int depth, int a, int b,
                              int &number_of_cells, char **tab)
{
    calls++;
    check_win(number_of_cells, tab);

    if (winner != '-')
    {
        if (current_player == 'X')
            return pow(10, 8);
        else
            return -pow(10, 8);
    }

    if (is_finished(number_of_cells, tab) || depth == 0)
        return rate(current_player, number_of_cells, tab);

    int best_score;

    if (current_player == 'X')
    {
        current_player = 'O';
        best_score = infinity;
    }
    else
    {
        current_player = 'X';
        best_score = -infinity;
    }

    int tmp;
    for (int i = 0; i < number_of_cells; i++)
    {
        for (int j = 0; j < number_of_cells; j++)
        {
            if (tab[i][j] == '-')
            {
                if (current_player == 'X')
                {
                    tab[i][j] = 'X';
                    tmp = minimax_alpha_beta(current_player, depth - 1, a,
                                             b, number_of_cells, tab);
                    if (best_score < tmp)
                        best_score = tmp;

                    if (a < best_score)
                        a = best_score;

                    tab[i][j] = '-';
                    if (a >= b)
                        return best_score;
                }
                else
                {
                    tab[i][j] = 'O';
                    tmp = minimax_alpha_beta(current_player, depth - 1, a,
                                             b, number_of_cells, tab);
                    if (best_score > tmp)
                        best_score = tmp;

                    if (fixed("beta"))
                    {
                        if (b > best_score)
                            b = best_score;
                    }
                    else if (a > best_score)
                        a = best_score;

                    tab[i][j] = '-';
                    if (a >= b)
                        return best_score;
                }
            }
        }
    }

    return best_score;
}

static std::pair<int, int> best_ai_move(int depth, int &number_of_cells, char **tab, int &best_score)
{
    int tmp;
    int set_i = 0;
    int set_j = 0;
    best_score = -infinity;

    for (int i = 0; i < number_of_cells; i++)
    {
        for (int j = 0; j < number_of_cells; j++)
        {
            if (tab[i][j] == '-')
            {
                tab[i][j] = 'X';
                tmp = minimax_alpha_beta('X', depth, fixed("root") ? best_score : -infinity,
                                         infinity, number_of_cells, tab);
                tab[i][j] = '-';

                if (tmp > best_score)
                {
                    best_score = tmp;
                    set_i = i;
                    set_j = j;
                }
            }
        }
    }
    return std::make_pair(set_i, set_j);
}

// The line protocol around it. X is the side to move, as it is the computer there.
int main(int count, char **arguments)
{
    fixes.insert(arguments + 1, arguments + count);
    std::string line, word, moves;
    int size = 3, depth = 9, sign = 1;
    while (std::getline(std::cin, line)) {
        std::istringstream words(line);
        word.clear();
        words >> word;
        if (word == "game")
            words >> size;
        else if (word == "moves")
            std::getline(words, moves);
        else if (word == "side")
            sign = line == "side x" ? 1 : -1;
        else if (word == "depth")
            words >> depth;
        else if (word == "go" || word == "evaluate") {
            std::vector<std::string> rows(size, std::string(size, '-'));
            std::vector<char *> tab;
            for (std::string &row : rows)
                tab.push_back(&row[0]);
            std::istringstream played(moves);
            std::string name;
            for (int side = 1; played >> name; side = -side)
                rows[size - std::atoi(&name[1])][name[0] - 'a'] = side == sign ? 'X' : 'O';
            if (word == "evaluate") {
                std::cout << "value " << sign * rate('O', size, tab.data()) << std::endl;
                continue;
            }
            int score;
            calls = 1;
            std::pair<int, int> best = best_ai_move(depth - 1, size, tab.data(), score);
            std::cout << "best " << char('a' + best.second) << size - best.first << " value "
                      << sign * score << " nodes " << calls << std::endl;
        } else if (word == "quit")
            break;
    }
}
