import type { SignicatInfo } from '../../contract/model-signing'

/** The file that all have signed with BankID, which stands for the paper from then on; null until it is stored. */
export const signedFile = (info: SignicatInfo | null) =>
  info?.signedDocumentUrl ? ({ url: info.signedDocumentUrl, type: 'application/pdf' } as const) : null
