import { words } from '../../base/kit/words'

/** A device that an account is logged in on. */
export const deviceWords = words('device', {
  both: { en: '{{browser}} on {{system}}', nb: '{{browser}} på {{system}}' },
  one: { en: '{{name}}', nb: '{{name}}' },
  unknown: { en: 'Unknown device', nb: 'Ukjent enhet' },
})
