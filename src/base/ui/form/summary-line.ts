/** A question keeps its own mark at its end. */
export const summaryLine = (label: string, text: string): string =>
  label === '' ? text : label.endsWith('?') ? `${label} ${text}` : `${label}: ${text}`
