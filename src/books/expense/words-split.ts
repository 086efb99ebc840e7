import { words } from '../../base/kit/words'

export const splitWords = words('split', {
  open: { en: 'Split over houses', nb: 'Del på flere hus' },
  title: { en: 'Split {{name}} over houses', nb: 'Del {{name}} på flere hus' },
  text: {
    en: 'Each house gets a voucher of its own with its share and the same files. Leave a house empty if the bill does not concern it.',
    nb: 'Hvert hus får sitt eget bilag med sin del og de samme filene. La et hus stå tomt hvis regningen ikke gjelder det.',
  },
  whole: { en: 'The whole bill: {{sum}}', nb: 'Hele regningen: {{sum}}' },
  left: { en: 'Left to share: {{sum}}', nb: 'Igjen å fordele: {{sum}}' },
  tooMuch: { en: 'Too much shared: {{sum}}', nb: 'For mye fordelt: {{sum}}' },
  all: { en: 'Everything is shared', nb: 'Alt er fordelt' },
  equally: { en: 'Share equally', nb: 'Del likt' },
  go: { en: 'Split', nb: 'Del' },
  done_one: { en: 'The bill is now {{count}} voucher', nb: 'Regningen er nå {{count}} bilag' },
  done_other: { en: 'The bill is now {{count}} vouchers', nb: 'Regningen er nå {{count}} bilag' },
})
