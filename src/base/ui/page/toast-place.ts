export type PlacedBox = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

export interface ClickableElement {
  readonly box: PlacedBox
  readonly weight: number
}

const margin = 16
const step = 8

/**
 * The distance of a message from the bottom of the window, in px. It is as small as possible without covering a
 * clickable element. If the message must cover something, it covers what matters least.
 */
export function toastBottom(
  toast: Pick<PlacedBox, 'left' | 'right'> & { readonly height: number },
  windowHeight: number,
  pressables: readonly ClickableElement[],
): number {
  const overlap = (bottom: number): number => {
    const low = windowHeight - bottom
    const high = low - toast.height
    return pressables.reduce((sum, { box, weight }) => {
      const wide = Math.min(box.right, toast.right) - Math.max(box.left, toast.left)
      const tall = Math.min(box.bottom, low) - Math.max(box.top, high)
      return wide > 0 && tall > 0 ? sum + wide * tall * weight : sum
    }, 0)
  }
  let best = { bottom: margin, covered: overlap(margin) }
  for (let bottom = margin; bottom + toast.height <= windowHeight - margin && best.covered > 0; bottom += step) {
    const covered = overlap(bottom)
    if (covered < best.covered) best = { bottom, covered }
  }
  return best.bottom
}
