import { expect, it } from 'vitest'
import type { YearState } from '../../../year/tax-return/model-submission'
import { yearToOpen } from './year-to-open'

const of = (year: number, state: YearState['state']): YearState => ({ year, state })

it.each<[string, readonly YearState[], number]>([
  ['last year before anything is sent', [of(2025, 'unsent')], 2025],
  ['last year without books', [], 2025],
  ['last year while the landlord must finish it at the authority', [of(2025, 'sent')], 2025],
  ['last year while nobody knows whether it was handed in', [of(2025, 'unknown')], 2025],
  ['last year that was rejected', [of(2025, 'rejected')], 2025],
  ['the running year once last year is handed in', [of(2025, 'delivered'), of(2024, 'unsent')], 2026],
  ['last year, whatever was handed in before it', [of(2025, 'unsent'), of(2024, 'delivered')], 2025],
])('the tax page opens %s', (_, states, year) => expect(yearToOpen(states, 2025)).toBe(year))
