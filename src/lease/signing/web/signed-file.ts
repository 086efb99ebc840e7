import type { SignicatInfo } from '../../contract/model-signing'

/** The file that all have signed with BankID. It represents the paper once it is stored; null before. */
export const signedFile = (info: SignicatInfo | null) =>
  info?.signedDocumentUrl ? ({ url: info.signedDocumentUrl, type: 'application/pdf' } as const) : null
