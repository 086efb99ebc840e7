/** A field's label and what is wrong with it, as one line; a question has its own mark at its end. */
export const summaryLine = (label: string, text: string): string =>
  label === '' ? text : label.endsWith('?') ? `${label} ${text}` : `${label}: ${text}`
