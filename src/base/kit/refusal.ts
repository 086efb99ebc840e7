/** The reasons for a refusal, each with its HTTP status. The screen's text is `errors.<reason>` (words-errors.ts). */
export const refusals = {
  malformed: 400,
  unauthorized: 401,
  subscriptionRequired: 402,
  endOf30Days: 402,
  freeLimit: 402,
  forbidden: 403,
  externalLoginRequired: 403,
  externalLoginTooOld: 403,
  notFound: 404,
  emailExists: 409,
  isOldAppUser: 409,
  registrationFinished: 409,
  subscriptionIsActive: 409,
  alreadySubscribed: 409,
  secondFactorOn: 409,
  secondFactorOff: 409,
  lastHouse: 409,
  externalLoginTaken: 409,
  houseLimit: 409,
  supplierLimit: 409,
  contractLimit: 409,
  paymentLimit: 409,
  bankAccountLimit: 409,
  bankRowLimit: 409,
  bankFileLimit: 409,
  houseHasContract: 409,
  defaultSupplier: 409,
  supplierArchived: 409,
  isTrashed: 409,
  notTrashed: 409,
  sumLocked: 409,
  contractSigned: 409,
  contractFrozen: 409,
  contractNotSigned: 409,
  contractFinished: 409,
  handoverSigned: 409,
  beingSigned: 409,
  alreadyDrawn: 409,
  handoverLimit: 409,
  settlementLimit: 409,
  settlementTooLarge: 409,
  settledByBank: 409,
  termNotOver: 409,
  termOver: 409,
  fixedTerm: 409,
  endKnown: 409,
  finishFinal: 409,
  notThisLease: 409,
  nothingLate: 409,
  noGroundsForEviction: 409,
  approvedByLaw: 409,
  noProtest: 409,
  protestKnown: 409,
  noticeTakenBack: 409,
  noSignature: 409,
  contractNotFinished: 409,
  keepingPeriod: 409,
  tenantErased: 409,
  signedInOrder: 409,
  nobodyToRemind: 409,
  depositNotChosen: 409,
  depositExists: 409,
  depositNotOpened: 409,
  depositElsewhere: 409,
  depositNotFunded: 409,
  depositFunded: 409,
  depositReleasing: 409,
  depositEnded: 409,
  depositNotSettled: 409,
  depositNeedsSigning: 409,
  tooLate: 409,
  perhapsTooLate: 409,
  personalExists: 409,
  yearSent: 409,
  itemClosed: 409,
  itemsOfTheYear: 409,
  submissionUnderWay: 409,
  submissionUnanswered: 409,
  otherPerson: 409,
  entryAmbiguous: 409,
  businessReturn: 409,
  homeUseDiffers: 409,
  nothingToEnter: 409,
  previewFirst: 409,
  importChanged: 409,
  importApplied: 409,
  accountNotEmpty: 409,
  changedMeanwhile: 409,
  notRepeated: 409,
  repeatSplit: 409,
  repeatNotRunning: 409,
  repeatFollowed: 409,
  stillRunning: 409,
  paymentFromBank: 409,
  notGivenUp: 409,
  unreadable: 409,
  alreadyImported: 409,
  readBefore: 409,
  importInUse: 409,
  alreadyMatched: 409,
  lumpSum: 409,
  incomeOfContract: 409,
  suggestionGone: 409,
  changed: 409,
  alreadyLinked: 409,
  inBank: 409,
  rentChanged: 409,
  sameUnmatched: 409,
  voucherFormNeeded: 409,
  fileTooBig: 413,
  bodyTooBig: 413,
  storageFull: 413,
  bankFileTooLarge: 413,
  oldBooksTooLarge: 413,
  tooManyPixels: 413,
  fileType: 415,
  fileDamaged: 415,
  contentType: 415,
  invalid: 422,
  invalidCredentials: 422,
  invalidCode: 422,
  wrongCode: 422,
  loginExpired: 422,
  externalLoginFailed: 422,
  externalLoginUnknown: 422,
  threeYears: 422,
  formValidationFailed: 422,
  noDeclarationFound: 422,
  taxLoginRefused: 422,
  passwordRequired: 422,
  pdfUnreadable: 422,
  noBooks: 422,
  oldBooksUnreadable: 422,
  oldBooksOldFormat: 422,
  oldBooksNumbers: 422,
  oldBooksLocked: 422,
  oldBooksTooMany: 422,
  oldBooksDocumentType: 422,
  notABankFile: 422,
  camt052: 422,
  camt054: 422,
  zipFile: 422,
  oldExcel: 422,
  tooManyRows: 422,
  cellTooLong: 422,
  sumsDiffer: 422,
  documentType: 422,
  phoneRequired: 422,
  birthdayRequired: 422,
  passwordReused: 422,
  idempotencyKeyReused: 422,
  tooManyRequests: 429,
  paperDamaged: 500,
  internal: 500,
  providerError: 502,
  errorSending: 502,
  unknownTaxError: 502,
  providerUnavailable: 503,
  unavailable: 503,
  diskFull: 503,
  providerTimeout: 504,
} as const

export type RefusalReason = keyof typeof refusals

/** Dotted path -> key under `validation.` */
export type FieldErrors = Record<string, string>

/** Further values in the body of a refusal. None is named `message`, `fields` or `requestId`. */
export type RefusalDetails = Readonly<Record<string, unknown>>

/** An expected "no". Thrown anywhere, answered in one place. */
export class Refusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    readonly fields?: FieldErrors,
    /** Seconds after which it makes sense to try again (429 and 503). */
    readonly retryAfter?: number,
    /** The facts that a screen needs in order to help. They are in the body next to `message`. */
    readonly details?: RefusalDetails,
  ) {
    super(reason)
    this.name = 'Refusal'
  }

  get status(): number {
    return refusals[this.reason]
  }
}

/** The body of a refusal (docs/rules/base.md#wire-format). */
export interface RefusalBody {
  message: RefusalReason
  fields?: FieldErrors
  requestId: string
  /**
   * With `changedMeanwhile`: the current record, as its GET answers it. With `unreadable` of `GET profile`: the
   * profile, with null for each value that can't be decrypted.
   */
  current?: unknown
  /** With `aboveIndex`: the highest rent that the index allows, in kroner. */
  allowed?: number
  /** With `tooEarly`: the first lawful day. */
  earliest?: string
  /** With a letter that is too late: the last lawful day. */
  latest?: string
  /** With `readBefore`: the days of the file that were imported earlier in another format. */
  days?: readonly string[]
  /** With `readBefore`: the number of rows that would be imported. */
  fresh?: number
  /** With `readBefore`: how many of them have the day and sum of rows that were imported in another format. */
  same?: number
  /** With `freeLimit` of several vouchers at once: how many would fit. */
  fits?: number
  /** With `noBooks` of an export: the parts that are not as an export of this release writes them. */
  parts?: readonly string[]
  /** With `importChanged`: what was changed since. */
  changed?: readonly { readonly kind: string; readonly id: number; readonly text: string }[]
  /** With `inBank`: the payment at the bank that already pays the month. */
  transactionId?: number
  /** With `sameUnmatched`: vouchers of that supplier and sum that are not matched with any payment. */
  bilagIds?: readonly number[]
}
