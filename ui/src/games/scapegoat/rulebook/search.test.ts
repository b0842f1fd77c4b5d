import { describe, expect, it } from 'vitest';
import type { Content } from '../../../kit/rulebook/content';
import { search } from '../../../kit/rulebook/search';
import { contentOf } from '../../../kit/rulebook/assemble';
import { plan } from './content';
import * as enTexts from './en';
import * as esTexts from './es';
import { RULE_IDS, type RuleId, type RulingId } from './rules';

const [en, es] = [contentOf(plan, enTexts), contentOf(plan, esTexts)];

function find(query: string, language: Content = en): string[] {
  return search(query, language).map((found) => ('rule' in found ? found.rule : found.ruling));
}

/** Questions that people ask in the middle of a game, and the rule that answers them. */
const ENGLISH: Partial<Record<RuleId | RulingId, string[]>> = {
  setup: [
    'who starts',
    'who goes first?',
    'Who begins the game?',
    'how do we set up',
    'starting player',
    'where do the tokens go at the start',
    'set up',
    'how many players can play',
  ],
  evidence: [
    'hand size',
    'how many cards do I get',
    'how many cards each',
    'how many cards in hand',
    'which cards do we use',
    'what does 4+ mean',
    'what is grey',
    'bystander',
  ],
  goal: ['who wins', 'how do I win?', 'what is the aim of the game', 'who loses'],
  end: [
    'when does the game end',
    'how does it end',
    'wrong goat framed',
    'is there a time limit',
    'tie',
    'who is revealed at the end',
  ],
  talk: ['can I lie', 'can I show my cards', 'am I allowed to tell what my mat says', 'may we talk'],
  move: ['can I stay', 'can I stay where I am', 'where can I move'],
  swap: ['when do I swap', 'what happens at the end of my turn'],
  ownColour: [
    'which card must I put down',
    'my own color',
    'do I have to give up my own colour',
    'what if I have my own colour',
  ],
  frame: ['how do I frame somebody', 'how does framing work', 'how to accuse someone', 'reveal'],
  failed: [
    'what if nobody is framed',
    'the attempt failed',
    'do I lose my token',
    'what happens to the token after a failed attempt',
  ],
  double: ['two goats framed', 'what if two people are framed at the same time'],
  trade: ['can I refuse a trade', 'swap with another player', 'trade refuse'],
  tokens: [
    'how many tokens',
    'how soon can somebody be framed',
    'can I have both tokens',
    'how do I get a token',
  ],
  steal: ['can I steal a token', 'rob'],
  cops: [
    'what happens at the police',
    'when should I go to the cops',
    'pointing',
    'who wins if somebody goes to the cops',
  ],
  interrupt: ['six players', 'can I go to the cops when it is not my turn', 'out of turn'],
  turn: [
    'whose turn is next',
    'what do I do on my turn',
    'clockwise',
    'can I skip my turn',
    'pass',
    'which direction',
    'how does a turn work',
  ],
  mats: ['how do I read my mat', 'dice', 'what are the dice for'],
  scapegoat: ['who is the scapegoat', 'am I the scapegoat', "how do I know if I'm the scapegoat"],
  spy: ['what does spy do', "can I look at somebody's hand"],
  stash: ['facedown cards', 'face down cards', 'hide a card'],
  peek: ['I forgot what my mat says', 'can I look at my mat again'],
  rescue: ['we lost the dice', 'missing mat'],
  phones: ['how do I join with my phone', 'wifi', "my phone won't connect"],
  undo: ['I tapped the wrong thing', 'mistake'],
  secrets: ['can others see my secret'],
  count: ['somebody flipped too late', 'countdown'],
  A40: ['somebody knocked over the dice'],
};

const SPANISH: typeof ENGLISH = {
  setup: ['quién empieza', '¿Quién va primero?', 'cómo se prepara la mesa', 'jugador inicial'],
  evidence: [
    'cuántas cartas me tocan',
    'cuántas cartas',
    'tamaño de la mano',
    'cuántas cartas en la mano',
    'qué significa 4+',
    'qué es el gris',
  ],
  goal: ['quién gana', 'cómo gano', 'cómo se gana'],
  end: ['cuándo acaba la partida', 'cómo termina', 'empate', 'acusamos a la cabra equivocada'],
  talk: [
    'puedo mentir',
    'puedo enseñar mis cartas',
    'puedo decir lo que pone en mi tarjeta',
    'se puede hablar',
  ],
  move: ['puedo quedarme', 'puedo quedarme donde estoy', 'a dónde puedo ir'],
  swap: ['cuándo cambio la carta', 'qué hago al final de mi turno'],
  ownColour: ['tengo que dejar mi color', 'qué carta tengo que dejar'],
  frame: ['cómo acuso a alguien', 'cómo funciona la acusación'],
  failed: ['qué pasa si nadie queda acusado', 'pierdo la ficha', 'el intento falla'],
  double: ['dos cabras acusadas', 'acusados dos a la vez'],
  trade: ['puede negarse el otro', 'cambiar cartas con otro jugador'],
  tokens: ['cuántas fichas hay', 'cómo consigo una ficha', 'puedo tener las dos fichas'],
  steal: ['puedo robar una ficha'],
  cops: ['qué pasa con la policía', 'cuándo me entrego', 'señalar'],
  interrupt: ['seis jugadores', 'fuera de turno', 'puedo entregarme si no es mi turno'],
  turn: ['a quién le toca', 'qué hago en mi turno', 'en qué sentido se juega', 'puedo pasar'],
  mats: ['cómo leo mi tarjeta', 'para qué sirven los dados'],
  scapegoat: ['quién es el chivo expiatorio', 'soy el chivo'],
  spy: ['qué hace espiar', 'puedo ver la mano de otro'],
  stash: ['cartas boca abajo', 'esconder una carta'],
  peek: ['he olvidado mi tarjeta', 'puedo mirar mi tarjeta otra vez'],
  rescue: ['hemos perdido los dados', 'falta una tarjeta'],
  phones: ['cómo entro con el móvil', 'wifi'],
  undo: ['me he equivocado', 'he tocado mal'],
  secrets: ['pueden ver mi secreto'],
  count: ['alguien ha mostrado tarde', 'cuenta atrás'],
};

describe('looking up a rule', () => {
  it.each([
    ['English', en, ENGLISH],
    ['Spanish', es, SPANISH],
  ])('answers everyday questions in %s with the right rule first', (_name, language, questions) => {
    const answers = Object.entries(questions).flatMap(([rule, asked]) =>
      asked.map((question) => ({ question, first: find(question, language)[0], rule })),
    );
    expect(answers.filter(({ first, rule }) => first !== rule)).toEqual([]);
  });

  it('finds every rule by its own title', () => {
    for (const language of [en, es])
      for (const rule of RULE_IDS) expect(find(language.rules[rule]!.title, language)[0], rule).toBe(rule);
  });

  it('finds titles, texts and synonyms while somebody types', () => {
    expect(find('frame att')[0]).toBe('frame');
    expect(find('poli')[0]).toBe('cops');
    expect(find('bystander')[0]).toBe('evidence');
    expect(find('unsee')).toEqual(['undo']);
  });

  it('ignores accents and capitals', () => {
    expect(find('ACUSACION', es)).toEqual(find('acusación', es));
    expect(find('¿QUIEN EMPIEZA?', es)).toEqual(find('quién empieza', es));
  });

  it('accepts any matching word, and puts entries that match more words first', () => {
    expect(find('six giraffes')[0]).toBe('interrupt');
    expect(find('stolen token')[0]).toBe('steal');
    expect(find('stolen token')).toContain('tokens');
  });

  it('leaves out entries that hardly match', () => {
    expect(find('how many cards do I get').length).toBeLessThan(10);
  });

  it('finds rulings by their text and their number', () => {
    expect(find('knocked over')[0]).toBe('A40');
    expect(find('A27')).toEqual(['A27']);
  });

  it('finds nothing for an empty question', () => {
    expect(find('')).toEqual([]);
    expect(find('  … ')).toEqual([]);
    expect(find('zebra')).toEqual([]);
    expect(find('pequeña', es)).toEqual([]);
  });
});
