import type { SignicatInfo } from '../../contract/model-signing'

/** The file that represents the paper once it is stored. Null until then. */
export const signedFile = (info: SignicatInfo | null) =>
  info?.signedDocumentUrl ? ({ url: info.signedDocumentUrl, type: 'application/pdf' } as const) : null
