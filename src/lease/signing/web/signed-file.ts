import type { SignicatInfo } from '../../contract/model-signing'

/** It represents the paper once it is stored. Null before. */
export const signedFile = (info: SignicatInfo | null) =>
  info?.signedDocumentUrl ? ({ url: info.signedDocumentUrl, type: 'application/pdf' } as const) : null
