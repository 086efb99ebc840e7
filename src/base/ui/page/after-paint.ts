/** Runs after the next frame is painted. So a press is answered before work that draws the whole page again. */
export const afterPaint = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run))
