import { useState } from 'react'

interface OpenedQuery<T> {
  readonly data: T | undefined
  readonly isFetching: boolean
}

/**
 * The record that a form was opened with. It stays the same, because changes elsewhere never replace what is typed. The
 * record's tag reveals them when the form is saved (docs/rules/base.md#two-editors). Undefined while it is loading.
 */
export function useOpenedRecord<T extends { readonly etag: string }>({
  data,
  isFetching,
}: OpenedQuery<T>): T | undefined {
  const [opened, setOpened] = useState<T>()
  if (opened !== undefined || data === undefined || isFetching) return opened
  setOpened(data)
  return data
}
