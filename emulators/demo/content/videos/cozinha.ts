import type { DemoVideo } from '../types.ts';

export const cozinhaVideos: readonly DemoVideo[] = [
  {
    slug: 'pao-de-queijo',
    channel: 'cozinha',
    title: 'Pão de queijo da vovó: cinco ingredientes e nenhum segredo 🧀',
    desc: `A receita que a minha avó nunca escreveu. Rende 30 unidades pequenas.

Ingredientes
- 500 g de polvilho azedo
- 250 ml de leite
- 120 ml de óleo
- 2 ovos
- 300 g de queijo meia cura ralado

0:02 Escaldar o polvilho
0:08 Ovos e queijo
0:13 Bolinhas do tamanho de uma noz
0:16 Forno a 200 graus, 25 minutos

Dá para congelar cru: é só assar direto do freezer, com mais cinco minutos.`,
    tags: ['cooking', 'receita', 'baking', 'cheese', 'brasil', 'comida caseira'],
    age: { days: 688 },
    views: 1_918_402,
    likeShare: 0.066,
    dislikeShare: 0.0012,
  },
  {
    slug: 'pizza-frigideira',
    channel: 'cozinha',
    title: 'Pizza de frigideira: sem forno, sem fermento, sem desculpa',
    desc: `Massa de iogurte, dez minutos de descanso e uma frigideira que tenha tampa. Só isso.

0:02 molho
0:05 queijo
0:08 tomate, azeitona e manjericão
0:13 a fatia

Quem fizer, conta aqui o que colocou por cima.`,
    tags: ['cooking', 'receita', 'pizza', 'quick meals', 'comida caseira'],
    age: { days: 6, hours: 2 },
    views: 27_450,
    likeShare: 0.058,
    dislikeShare: 0.0025,
  },
  {
    slug: 'limonada',
    channel: 'cozinha',
    title: 'Três limonadas para um dia de 38 graus',
    desc: `Limão-taiti com casca, limão-siciliano com hortelã e a rosa, com uma rodela de toranja. Gelo só no fim.`,
    tags: ['cooking', 'receita', 'drinks', 'summer', 'shorts'],
    age: { days: 41 },
    views: 9_873,
    likeShare: 0.047,
    dislikeShare: 0.0018,
  },
];
