import { house, profile } from './journey'
import type { LeaseSample } from './lease-sample'
import { fixedSamples } from './lease-samples-fixed'
import { runningSamples } from './lease-samples-running'

/** Each kind of duration with each kind of security. */
export const samples: readonly LeaseSample[] = [...runningSamples, ...fixedSamples]

/** A landlord with all optional values, and one without them, each with such a house. */
export const landlords = {
  nb: {
    profile: { ...profile, birthday: '1968-04-09', iban: 'NO93 8601 1117 947' },
    house: {
      ...house,
      name: 'Hybelen i Storgata',
      property_number: 207,
      holding_number: 14,
      section_number: 8,
      municipality_number: '0301',
    },
    writes: [
      'Kari Nordmann',
      '09.04.1968',
      '+47 90 01 23 45',
      'Storgata 1',
      'Hybelen i Storgata',
      'Storgata 12, 0155 Oslo',
      '0301',
      'gnr. 207, bnr. 14, snr. 8',
      'Leien betales til konto 8601 11 17947.',
    ],
  },
  en: {
    profile,
    house: { ...house, share_number: 45, organisation_number: '948007029' },
    writes: [
      'Kari Nordmann',
      'Storgata 12, 0155 Oslo',
      'Andelsnummer',
      '45',
      '948007029',
      'Leien betales til konto:',
      'The rent is paid to account:',
    ],
  },
} as const
