/** `Label: text`, or `Question? text` for a label that is a question. */
export const summaryLine = (label: string, text: string): string =>
  label === '' ? text : label.endsWith('?') ? `${label} ${text}` : `${label}: ${text}`
