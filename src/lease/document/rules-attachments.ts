import { maxBoundBytes, maxDocumentPages } from '../../base/pdf/model'
import { filled, type DocumentTranslator } from '../../base/pdf/rules'
import type { LeaseData } from '../clauses/model'
import { attachmentTitle, boundFiles } from '../clauses/rules-attachments'
import type { LeaseEdition } from '../clauses/rules-editions'
import type { Attachment } from './model'
import { leaseWords } from './words'

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
