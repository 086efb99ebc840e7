import type { Text } from '../../base/kit/words'
import { filled } from '../../base/pdf/rules'
import type { AttachedFile, LeaseData } from './model'
import type { LeaseEdition } from './rules-editions'
import { clauseWords } from './words'

/** The files whose pages stand behind the lease; none in the first edition, whose leases only named them. */
export const boundFiles = (
  { files = [] }: LeaseData,
  { number }: Pick<LeaseEdition, 'number'>,
): readonly AttachedFile[] => (number === 1 ? [] : files)

/** `Vedlegg 1: Husordensregler.pdf`, as it stands in the list of attachments and over each of its pages. */
export const attachmentTitle = (index: number, name: string): Text =>
  filled(clauseWords.texts.attachment, { number: index + 1, name })
