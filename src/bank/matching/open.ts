import type { ModuleDeps, OpenModule } from '../../base/module/shape'
import { lastReminders } from '../../lease/letter/service-rows'
import { rentAccountRoutes } from '../../lease/rent-account/routes'
import { rentAccountService, type RentAccountService } from '../../lease/rent-account/service'
import { bankPayments } from '../../lease/rent-account/service-bank'
import { bankTransactionRoutes } from '../transaction/routes'
import { bankMatchingRoutes } from './routes'
import { matchingService } from './service'
import { acceptSuggestions } from './service-accept'
import { readUnmatchedRent, cachedSuggestions } from './service-in-bank'

/**
 * Opens the routes of matching. It gives the suggestions to the list of transactions, and the unmatched rent in the
 * bank to the rent accounts.
 */
export function openMatching({
  encryption,
}: Pick<ModuleDeps, 'encryption'>): OpenModule & { readonly rent: RentAccountService } {
  const deps = { encryption, payments: bankPayments({ encryption }) }
  const suggestions = cachedSuggestions(deps)
  const bank = readUnmatchedRent(deps, suggestions)
  const rent = rentAccountService({ encryption, bank, reminders: lastReminders })
  return {
    rent,
    routes: [
      ...rentAccountRoutes(rent),
      ...bankTransactionRoutes({ encryption, suggestions }),
      ...bankMatchingRoutes({ matching: matchingService(deps), accept: acceptSuggestions(deps) }),
    ],
  }
}
