import { useState } from 'react'

interface OpenedQuery<T> {
  readonly data: T | undefined
  readonly isFetching: boolean
}

/**
 * The record that a form is opened with: as it is read when the form opens, and the same ever after, whatever is read again
 * in the background; undefined while it is on its way. What is typed is never replaced by what happens elsewhere: the tag
 * of the record tells it when the form is saved (docs/rules.md#two-editors).
 */
export function useOpened<T extends { readonly etag: string }>({ data, isFetching }: OpenedQuery<T>): T | undefined {
  const [opened, setOpened] = useState<T>()
  if (opened !== undefined || data === undefined || isFetching) return opened
  setOpened(data)
  return data
}
