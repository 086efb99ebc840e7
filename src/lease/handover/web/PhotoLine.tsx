import './handover.css'
import { Button } from '@mantine/core'
import { Camera, ImagePlus, X } from 'lucide-react'
import { useRef } from 'react'
import { useWords } from '../../../base/ui/words/use-words'
import { useFileUrl } from '../../../base/ui/file/file-url'
import { handoverScreenWords } from '../words'

function StoredPhoto({ url, alt }: { readonly url: string; readonly alt: string }) {
  const { url: shown } = useFileUrl(url)
  return shown === null ? (
    <span className="handover-thumb" aria-label={alt} role="img" />
  ) : (
    <img className="handover-thumb" src={shown} alt={alt} />
  )
}

interface PhotoLineProps {
  readonly name: string
  readonly photos: readonly string[]
  readonly max?: number
  /** True if stored pictures may be chosen too, and not only the camera. */
  readonly isChosen?: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly onRemove: (url: string) => void
}

/** The photos of an item or a meter, and the button that opens the camera. */
export function PhotoLine({ name, photos, max = 10, isChosen = false, onFiles, onRemove }: PhotoLineProps) {
  const t = useWords(handoverScreenWords)
  const label = t(isChosen ? 'addPhotoOf' : 'photoOf', { name })
  const camera = useRef<HTMLInputElement>(null)
  return (
    <div className="handover-photos">
      {photos.length < max && (
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
          <StoredPhoto url={url} alt={t('photoAt', { number: at + 1, name })} />
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('removePhoto', { number: at + 1 })}
            onClick={() => onRemove(url)}
          >
            <X size={14} aria-hidden />
          </Button>
        </span>
      ))}
    </div>
  )
}
