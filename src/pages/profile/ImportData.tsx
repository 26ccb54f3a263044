import { Upload } from 'lucide-react';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import type { DataFile } from '../../device/data-file';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';

const AskToImport = lazy(() => import('./AskToImport'));

export function ImportData() {
  const [trouble, setTrouble] = useState<string>();
  const [file, setFile] = useState<DataFile>();
  const input = useRef<HTMLInputElement>(null);

  const take = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    // Clears the field, so that the same file can be selected again.
    const forget = () => {
      target.value = '';
    };
    if (!chosen) return;
    setTrouble(undefined);
    const { readImportFile } = await import('./look-at-file');
    const looked = await readImportFile(chosen);
    forget();
    if (typeof looked === 'string') setTrouble(looked);
    else setFile(looked);
  };

  return (
    <>
      <Button look="outlined" onClick={() => input.current?.click()}>
        <Upload size={20} aria-hidden />
        Import my data
      </Button>
      {/* The browser's own file input is hidden. The button above opens it. */}
      <input ref={input} type="file" accept=".json,application/json" hidden onChange={take} />
      {trouble !== undefined && (
        <div className="col-span-full">
          <Alert>{trouble}</Alert>
        </div>
      )}
      {file && (
        <Suspense>
          <AskToImport file={file} onClose={() => setFile(undefined)} />
        </Suspense>
      )}
    </>
  );
}
