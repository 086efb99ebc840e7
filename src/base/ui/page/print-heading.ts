/**
 * What stands on every printed page: the page's title to the left, what it is about (a house) to the right; null takes it
 * away. The style sheet reads it in `@page`; a browser without margin boxes prints the page's own heading alone.
 */
export function setPrintHeading(place: 'title' | 'about', text: string | null): void {
  const { style } = document.documentElement
  if (text === null) style.removeProperty(`--ui-print-${place}`)
  else style.setProperty(`--ui-print-${place}`, JSON.stringify(text))
}
