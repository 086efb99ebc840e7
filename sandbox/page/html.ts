/** Text that is already markup. Only `html` creates it and escapes all values in it. */
export interface Html {
  readonly markup: string
}

const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => names[sign]!)

type Part = Html | string | number | readonly Html[]

const rendered = (part: Part): string => {
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part))
  return 'markup' in part ? part.markup : part.map((each) => each.markup).join('')
}

/** A piece of a page. Values are escaped, in text and in quoted attributes alike. */
export const html = (texts: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  markup: texts.map((text, index) => text + (index < parts.length ? rendered(parts[index]!) : '')).join(''),
})

/** Text with clickable web addresses. */
export function htmlWithLinks(text: string): Html {
  const pieces = text.split(/(https?:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]])/)
  return {
    markup: pieces
      .map((piece, index) => (index % 2 === 1 ? html`<a href="${piece}">${piece}</a>`.markup : escape(piece)))
      .join(''),
  }
}

const clock = new Intl.DateTimeFormat('nb-NO', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Oslo' })

/** A moment in Oslo's time. */
export const timeElement = (at: string): Html => html`<time datetime="${at}">${clock.format(new Date(at))}</time>`
