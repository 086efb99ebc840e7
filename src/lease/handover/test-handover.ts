import type { HandoverContent, HandoverItem } from './model'

/** An item in order, or with a remark. */
export const testItem = (name: string, more: Partial<HandoverItem> = {}): HandoverItem => ({
  name,
  state: 'ok',
  remark: '',
  photos: [],
  ...more,
})

/** The content of a handover: a kitchen, a bathroom, a meter and two keys. */
export const testFound = (more: Partial<HandoverContent> = {}): HandoverContent => ({
  rooms: [
    { name: 'Kjøkken', items: [testItem('Gulv'), testItem('Komfyr')] },
    { name: 'Bad', items: [testItem('Servant', { state: 'remark', remark: 'Sprekk i kanten' })] },
  ],
  meters: [{ kind: 'electricity', number: '7359992890', reading: 12_345.6, photo: null }],
  keys: [{ name: 'Hoveddør', count: 2 }],
  remarks: '',
  tenant_remarks: '',
  ...more,
})

/** A signature of one line, as a browser draws it. */
export const testDrawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="M10 50 L 60 20 C 80 10 100 90 290 50" fill="none" stroke="black" stroke-width="2"/></svg>'
