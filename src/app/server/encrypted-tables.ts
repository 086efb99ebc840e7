import { encryptedIncome } from '../../books/income/service'
import { encryptedContract } from '../../lease/contract/service-open'
import { encryptedLetter } from '../../lease/contract/service-rent'
import { encryptedList } from '../../lease/document/service-lists'
import { encryptedLease } from '../../lease/document/service-signed'
import type { EncryptedTable } from '../../base/db/key-check'
import { encryptedDeposit } from '../../lease/deposit/service-shown'
import { encryptedSigning } from '../../lease/signing/service-shown'
import { encryptedRefund } from '../../lease/deposit/service-refund'
import { encryptedDocument, encryptedSigner } from '../../lease/signing/service-select'
import { encryptedProfile } from '../../landlord/account/service-profile'
import { encryptedSubmission } from '../../year/tax-return/service-submission'
import { encryptedTotp } from '../../landlord/second-factor/service'
import { encryptedTaxFormLogin } from '../../year/tax-form/service-saved'

/** Every table with encrypted columns: what the rotation of keys goes over. */
export const encryptedTables: readonly EncryptedTable[] = [
  encryptedProfile,
  encryptedTotp,
  encryptedIncome,
  encryptedContract,
  encryptedSigning,
  encryptedSigner,
  encryptedDocument,
  encryptedLease,
  encryptedDeposit,
  encryptedRefund,
  encryptedList,
  encryptedLetter,
  encryptedSubmission,
  encryptedTaxFormLogin,
]
