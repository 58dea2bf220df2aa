import { expect, test } from 'vitest';
import { createDrag } from './drag.ts';
import { createPanZoom } from './pan-zoom.ts';
import { createSwipe } from './swipe.ts';

function startDrag() {
  const stage = document.createElement('div');
  const track = stage.appendChild(document.createElement('div'));
  const panZoom = createPanZoom(stage, () => undefined);
  const handlers = { canStep: () => true, onStep: () => undefined, onClose: () => undefined };
  return { track, drag: createDrag(stage, panZoom, createSwipe(stage, track, panZoom, handlers)) };
}

function createPointerMove(pointerId: number, clientX: number): PointerEvent {
  return new PointerEvent('pointermove', { pointerId, button: 0, clientX, clientY: 0 });
}

test('a swipe that becomes a pinch leaves the picture in its place', () => {
  const { track, drag } = startDrag();
  drag.press(createPointerMove(1, 200));
  drag.move(createPointerMove(1, 140));
  expect(track.style.transform).toBe('translateX(-60px)');
  drag.press(createPointerMove(2, 300));
  drag.move(createPointerMove(2, 320));
  drag.release(createPointerMove(2, 320));
  drag.release(createPointerMove(1, 140));
  expect(track.style.transform).toBe('');
});
