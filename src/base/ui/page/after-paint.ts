/**
 * Runs after the next frame is painted, so that the page shows the effect of a click before slow
 * work begins.
 */
export const afterPaint = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run))
