import { describe, expect, it } from 'vitest';
import type { Card } from '../../../wire/rowing';
import { choose, emptyBoard, heighten, isEmpty, nextCell, put, type Board } from './board';

const raft: Card = { boat: 'raft', colour: 'pink' };
const ski: Card = { boat: 'jetSki', colour: 'blue' };
const cards = ({ cells }: Board) => cells.map((pile) => pile?.card.boat ?? null);

describe('entering a grid', () => {
  it('takes one tap for each card, row by row', () => {
    let board = emptyBoard();
    for (let tap = 0; tap < 9; tap++) board = put(board, tap % 2 ? ski : raft);
    expect(cards(board)).toEqual(Array.from({ length: 9 }, (_, k) => (k % 2 ? 'jetSki' : 'raft')));
    expect(nextCell(board)).toBeNull();
  });

  it('paints several cells alike', () => {
    const board = put(choose(choose(emptyBoard(), 2), 7), raft);
    expect(cards(board).flatMap((boat, k) => (boat ? k : []))).toEqual([2, 7]);
    expect(nextCell(board)).toBe(0);
  });

  it('corrects a cell with two taps, and keeps the height of its pile', () => {
    let board = heighten(put(put(emptyBoard(), raft), raft), 1, 3);
    board = put(choose(board, 1), ski);
    expect(cards(board).slice(0, 2)).toEqual(['raft', 'jetSki']);
    expect(board.cells[1]!.height).toBe(4);
  });

  it('forgets a choice that is tapped again, and changes nothing on a full grid without one', () => {
    let board = choose(choose(emptyBoard(), 4), 4);
    expect(board.chosen).toEqual([]);
    for (let tap = 0; tap < 9; tap++) board = put(board, raft);
    expect(put(board, ski)).toEqual(board);
  });

  it('empties a cell, and never has less than one card in a pile', () => {
    const board = heighten(put(emptyBoard(), raft), 0, -5);
    expect(board.cells[0]!.height).toBe(1);
    expect(isEmpty(put(choose(board, 0), null))).toBe(true);
  });
});
