import { useSyncExternalStore } from 'react'
import { Notice } from '../../../base/ui/page/notice'
import { queryClient } from '../../../base/ui/query/endpoint-query'
import { maxLeftOutRecords } from '../../../base/ui/query/left-out'
import { useWords } from '../../../base/ui/words/use-words'
import { shellWords } from '../words'

const cache = queryClient.getQueryCache()
const subscribe = (listener: () => void) => cache.subscribe(listener)
const read = () => maxLeftOutRecords(cache)

/** Says on any page that a record on it can't be decrypted (docs/rules/base.md#encryption). */
export function LeftOutNotice() {
  const t = useWords(shellWords)
  const count = useSyncExternalStore(subscribe, read)
  return count === 0 ? null : <Notice kind="warning">{t('leftOut', { count })}</Notice>
}
