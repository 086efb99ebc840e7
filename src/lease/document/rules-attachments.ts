import type { DocumentTranslator } from '../../base/pdf/rules'
import { maxBoundBytes, maxDocumentPages } from '../../base/pdf/model'
import type { Text } from '../../base/kit/words'
import { filled } from '../../base/pdf/rules'
import type { AttachedFile, Attachment, LeaseData } from './model'
import type { LeaseEdition } from './rules-editions'
import { leaseWords } from './words'

/** The files whose pages stand behind the lease; none in the first edition, whose leases only named them. */
export const boundFiles = (
  { files = [] }: LeaseData,
  { number }: Pick<LeaseEdition, 'number'>,
): readonly AttachedFile[] => (number === 1 ? [] : files)

/** `Vedlegg 1: Husordensregler.pdf`, as it stands in the list of attachments and over each of its pages. */
export const attachmentTitle = (index: number, name: string): Text =>
  filled(leaseWords.texts.attachment, { number: index + 1, name })

/** What is bound in, with what is said of each (docs/rules.md#lease-document). */
export function boundIn(data: LeaseData, edition: LeaseEdition, translator: DocumentTranslator): readonly Attachment[] {
  const say = (key: 'attachmentPage' | 'unreadable' | 'tooLong' | 'tooLarge', values = {}) =>
    translator.translate(leaseWords, key, values)
  return boundFiles(data, edition).map((_file, index) => {
    const title = attachmentTitle(index, data.attachments[index] ?? '')
    return {
      title: translator.show(title),
      page: say('attachmentPage'),
      alt: filled(leaseWords.texts.attachmentAlt, { title: title.nb }).nb,
      unreadable: say('unreadable'),
      long: say('tooLong', { most: maxDocumentPages }),
      large: say('tooLarge', { most: maxBoundBytes / 1024 / 1024 }),
    }
  })
}
