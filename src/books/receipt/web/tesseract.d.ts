declare module 'tesseract.js-core/tesseract-core-simd-lstm.js' {
  interface Api {
    Init(path: null, languages: string, engine: number): number
    SetVariable(name: string, value: string): boolean
    /**
     * Reads the picture in the file `/input` of the module's file system. Returns 1 if the file
     * isn't a picture.
     */
    SetImageFile(orientation: number, angle: number): number
    Recognize(monitor: null): number
    GetTSVText(page: number): string
  }
  interface Module {
    readonly FS: { writeFile(path: string, bytes: Uint8Array): void }
    readonly TessBaseAPI: new () => Api
  }
  export default function start(given: {
    readonly wasmBinary: ArrayBuffer
    readonly TesseractProgress: () => void
  }): Promise<Module>
}
