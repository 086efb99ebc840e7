const headings = new Map<string, string>()

/**
 * Sets a printed heading: the page's title on the left, or its subject (a house) on the right. Null removes it. The
 * style sheet reads it in `@page`. A browser without margin boxes prints only the page's own heading.
 */
export function setPrintHeading(place: 'title' | 'about', text: string | null): void {
  if (text === null) headings.delete(`--ui-print-${place}`)
  else headings.set(`--ui-print-${place}`, JSON.stringify(text))
}

/** The root gets the headings only for printing, because each change of its properties styles the whole page again. */
export function showPrintHeadings(): void {
  const { style } = document.documentElement
  window.addEventListener('beforeprint', () => {
    for (const [name, text] of headings) style.setProperty(name, text)
  })
  window.addEventListener('afterprint', () => {
    for (const name of headings.keys()) style.removeProperty(name)
  })
}
