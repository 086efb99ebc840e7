import type { Encryption } from '../../base/db/encryption'
import type { Erase, TenantPart } from '../../base/module/shape'
import { eraseMessages } from '../../base/outbox/service-erase'
import { farewellKey } from '../../landlord/account/service-delete'
import { refundKind } from '../../lease/deposit/service-refund'
import { erasing } from './module-list'
import { forgetSignings } from '../../lease/deposit-account/service-erase'

/**
 * What the modules erase of a deleted account, in their order, and last the messages about it, but for those that say so and
 * that a fee was given back.
 */
export const accountParts = (encryption: Encryption): readonly Erase[] => [
  // An order that a deposit names isn't erased.
  (erasure) => forgetSignings(erasure),
  ...erasing.flatMap(({ eraseAccount }) => eraseAccount?.(encryption) ?? []),
  ({ db, account }) =>
    eraseMessages(
      db,
      encryption,
      ({ account: about, key }) =>
        about === account && key !== farewellKey(account) && !key?.startsWith(`${refundKind}-`),
    ),
]

/** What the modules after the contract erase of its tenants. */
export const tenantParts = (encryption: Encryption): readonly TenantPart[] => [
  { erase: ({ db, owner }, { contract }) => forgetSignings({ db, account: owner }, contract) },
  ...erasing.flatMap(({ eraseTenant }) => eraseTenant?.(encryption) ?? []),
]
