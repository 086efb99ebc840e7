import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { CallError, toCallError } from '../query/call-request'
import { endSession, readToken } from '../query/session'
import { loadErrorText } from '../words/error-text'

/** A url for a blob. It is revoked when the blob changes or the component unmounts. */
function useBlobUrl(blob: Blob | null): string | null {
  const [made, setMade] = useState<{ blob: Blob; url: string } | null>(null)
  useEffect(() => {
    if (blob === null) return
    const url = URL.createObjectURL(blob)
    // The URL exists exactly as long as this effect. It cannot be made while rendering.
    // oxlint-disable-next-line react/set-state-in-effect
    setMade({ blob, url })
    return () => URL.revokeObjectURL(url)
  }, [blob])
  return made !== null && made.blob === blob ? made.url : null
}

/** Reads a stored file, which only its owner's session may do. Throws CallError. */
export async function readFileBytes(url: string, signal?: AbortSignal): Promise<Blob> {
  const address = new URL(url, window.location.origin)
  // The token is sent only to our own server, even if a record contains another address.
  if (address.origin !== window.location.origin) throw new CallError('notFound', 404)
  const token = readToken()
  const response = await fetch(address, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(signal ? { signal } : {}),
  }).catch((error: unknown) => {
    if (signal?.aborted) throw error
    throw new CallError('network')
  })
  if (response.ok) return response.blob()
  if (response.status === 401 && token !== null) endSession(token)
  throw await loadErrorText(
    toCallError(response.status, await response.json().catch(() => undefined), response.headers.get('retry-after')),
  )
}

export interface FileUrl {
  /** Null while the file loads or when it failed. */
  readonly url: string | null
  readonly error: unknown
  readonly retry: () => void
}

/** A url for a stored or chosen file. It is revoked when the component unmounts. */
export function useFileUrl(source: Blob | string | null): FileUrl {
  const stored = typeof source === 'string' ? source : null
  const bytes = useQuery({
    queryKey: ['file', stored],
    queryFn: ({ signal }) => readFileBytes(stored ?? '', signal),
    enabled: stored !== null,
    staleTime: Infinity,
    gcTime: 60_000,
  })
  const blob = source instanceof Blob ? source : source === null ? null : (bytes.data ?? null)
  const url = useBlobUrl(blob)
  return {
    url,
    error: bytes.error,
    retry: () => void bytes.refetch(),
  }
}

/** Saves a file on the device. Throws CallError. */
export async function downloadFile(source: Blob | string, name: string): Promise<void> {
  const made = URL.createObjectURL(source instanceof Blob ? source : await readFileBytes(source))
  const link = document.createElement('a')
  link.href = made
  link.download = name
  link.click()
  // By then the browser has surely started to save the bytes.
  setTimeout(() => URL.revokeObjectURL(made), 10_000)
}
