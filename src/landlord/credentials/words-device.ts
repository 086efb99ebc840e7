import { words } from '../../base/kit/words'

export const deviceWords = words('device', {
  both: { en: '{{browser}} on {{system}}', nb: '{{browser}} på {{system}}' },
  one: { en: '{{name}}', nb: '{{name}}' },
  unknown: { en: 'Unknown device', nb: 'Ukjent enhet' },
})
