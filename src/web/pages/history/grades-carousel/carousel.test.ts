import { describe, expect, test } from 'vitest';
import { getNextStart, getPageStart, getPreviousStart, isShown, listPageStarts } from './carousel.ts';

describe('a carousel of nine cards', () => {
  test('moves forward by three and wraps to the start', () => {
    expect([0, 3, 6].map((start) => getNextStart(start, 9))).toEqual([3, 6, 0]);
  });

  test('moves back by three and wraps to the last three', () => {
    expect([6, 3, 0].map((start) => getPreviousStart(start, 9))).toEqual([3, 0, 6]);
  });

  test('has three pages, from 0, 3 and 6', () => {
    expect(listPageStarts(9)).toEqual([0, 3, 6]);
  });

  test('finds the page of a card', () => {
    expect([0, 2, 3, 5, 8].map((index) => getPageStart(index))).toEqual([0, 0, 3, 3, 6]);
  });

  test('shows three cards from the start index', () => {
    const cards = Array.from({ length: 9 }, (_, index) => index);
    expect(cards.filter((index) => isShown(index, 3))).toEqual([3, 4, 5]);
  });
});

describe('a carousel of another length', () => {
  test('wraps to the start when the next page would be empty', () => {
    expect(getNextStart(6, 8)).toBe(0);
    expect(getNextStart(3, 8)).toBe(6);
  });

  test('moves back to the last full page and never below index 0', () => {
    expect(getPreviousStart(0, 8)).toBe(5);
    expect(getPreviousStart(2, 8)).toBe(5);
    expect(getPreviousStart(0, 2)).toBe(0);
  });

  test('does not move if there is one page', () => {
    expect(getNextStart(0, 3)).toBe(0);
    expect(listPageStarts(2)).toEqual([0]);
  });
});
