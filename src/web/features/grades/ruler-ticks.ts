interface TickLengths {
  readonly centimetre: number;
  readonly halfCentimetre: number;
  readonly millimetre: number;
}

export function composeRulerTicks(rulerMm: number, y: number, lengths: TickLengths): string {
  return Array.from({ length: rulerMm + 1 }, (_, mm) => `M${mm} ${y}v${getTickLength(mm, lengths)}`).join('');
}

function getTickLength(mm: number, { centimetre, halfCentimetre, millimetre }: TickLengths): number {
  if (mm % 10 === 0) return centimetre;
  return mm % 5 === 0 ? halfCentimetre : millimetre;
}
