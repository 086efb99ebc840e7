import './handover.css'
import { Button } from '@mantine/core'
import { Camera, ImagePlus, X } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '../../../base/ui/words/use-words'
import { useFileUrl } from '../../../base/ui/file/file-url'
import type { WaitingFile } from '../../../base/ui/file/waiting-files'
import { handoverScreenWords } from '../words'

function Thumb({ source, alt }: { readonly source: Blob | string; readonly alt: string }) {
  const { url: shown } = useFileUrl(source)
  return shown === null ? (
    <span className="handover-thumb" aria-label={alt} role="img" />
  ) : (
    <img className="handover-thumb" src={shown} alt={alt} />
  )
}

interface PhotoLineProps {
  /** The photos have no input of their own, so their error is a line that the summary leads to. */
  readonly id: string
  readonly error?: string | undefined
  readonly name: string
  readonly photos: readonly string[]
  /** Photos that aren't sent yet. */
  readonly waiting: readonly WaitingFile[]
  readonly max?: number
  /** True if stored pictures may be chosen too, and not only the camera. */
  readonly isChosen?: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onRemove: (url: string) => void
}

/** The photos of an item or a meter, and the button that opens the camera. */
export function PhotoLine({
  id,
  error,
  name,
  photos,
  waiting,
  max = 10,
  isChosen = false,
  onFiles,
  onRemove,
}: PhotoLineProps) {
  const t = useWords(handoverScreenWords)
  const label = t(isChosen ? 'addPhotoOf' : 'photoOf', { name })
  const camera = useRef<HTMLInputElement>(null)
  return (
    <div className="handover-photos">
      {photos.length + waiting.length < max && (
        <Button
          variant="default"
          leftSection={isChosen ? <ImagePlus size={18} aria-hidden /> : <Camera size={18} aria-hidden />}
          aria-label={label}
          onClick={() => camera.current?.click()}
        >
          {t(isChosen ? 'addPhoto' : 'photo')}
        </Button>
      )}
      <input
        ref={camera}
        className="ui-hidden"
        type="file"
        accept="image/*"
        {...(isChosen ? { multiple: true } : { capture: 'environment' as const })}
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])])
          currentTarget.value = ''
        }}
      />
      {photos.map((url, at) => (
        <span key={url} className="handover-photo">
          <Thumb source={url} alt={t('photoAt', { number: at + 1, name })} />
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('removePhotoOf', { number: at + 1, name })}
            onClick={() => onRemove(url)}
          >
            <X size={14} aria-hidden />
          </Button>
        </span>
      ))}
      {waiting.map(({ id: photo, file }, at) => (
        <span key={photo} className="handover-photo">
          <Thumb source={file} alt={t('photoWaits', { number: photos.length + at + 1, name })} />
          <span className="ui-fine" aria-hidden>
            {t('waits')}
          </span>
        </span>
      ))}
      {error !== undefined && (
        <p className="ui-problem" id={id} tabIndex={-1}>
          {error}
        </p>
      )}
    </div>
  )
}
