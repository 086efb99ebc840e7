/**
 * Sets a printed heading: the page's title on the left, or its subject (a house) on the right. Null removes it. The
 * style sheet reads it in `@page`. A browser without margin boxes prints only the page's own heading.
 */
export function setPrintHeading(place: 'title' | 'about', text: string | null): void {
  const { style } = document.documentElement
  if (text === null) style.removeProperty(`--ui-print-${place}`)
  else style.setProperty(`--ui-print-${place}`, JSON.stringify(text))
}
