import { UnstyledButton } from '@mantine/core'
import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFileUrl } from './file-url'
import { fileSize } from '../words/format'
import { useWords } from '../words/use-words'
import { fileFieldWords } from '../words/words-files'

const Thumb = ({ url }: { url: string | null }) =>
  url === null ? (
    <FileText size={28} aria-hidden className="ui-thumb" />
  ) : (
    <img src={url} alt="" className="ui-thumb" width={40} height={40} />
  )

/** A picture drawn small; stored ones are read with the session. */
function FileThumb({ type, source }: { type: string; source: Blob | string }) {
  const { url } = useFileUrl(type.startsWith('image/') ? source : null)
  return <Thumb url={url} />
}

export interface OpenProps {
  /** Whether it is the one that stands beside the form. */
  readonly isShown: boolean
  /** Shows it large; left out, its name is text. */
  readonly onOpen: (() => void) | undefined
}

interface RowProps extends OpenProps {
  readonly name: string
  /** In bytes; 0 where it isn't known. */
  readonly size: number
  readonly type: string
  readonly source: Blob | string
  readonly actions: ReactNode
  /** How its upload goes, in a line of its own. */
  readonly children?: ReactNode
}

export function FileRow({ name, size, type, source, actions, children, isShown, onOpen }: RowProps) {
  const t = useWords(fileFieldWords)
  const what = (
    <>
      <FileThumb type={type} source={source} />
      <span className="ui-file-text">
        <span className={onOpen && 'ui-file-link'}>
          {onOpen && <span className="ui-hidden">{t('filesShow')} </span>}
          {name}
        </span>
        {size > 0 && <span className="ui-fine">{fileSize(size)}</span>}
      </span>
    </>
  )
  return (
    <li className="ui-file-row" data-shown={isShown || undefined}>
      {onOpen ? (
        <UnstyledButton className="ui-file-what" aria-current={isShown || undefined} onClick={onOpen}>
          {what}
        </UnstyledButton>
      ) : (
        <div className="ui-file-what">{what}</div>
      )}
      {actions}
      {children}
    </li>
  )
}
