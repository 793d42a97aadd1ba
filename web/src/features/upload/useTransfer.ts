import { useEffect, useEffectEvent, useState } from 'react';
import { useObservable } from 'reactfire';
import { of } from 'rxjs';
import { connectStorage } from '../../lib/firebase/connection.ts';
import { useCurrentUser } from '../../store/user.ts';
import { isSessionOver } from '../auth/index.ts';
import { refuseFile, type FileKind } from './fileKinds.ts';
import { beginTransfer, type Transfer, type TransferStatus } from './transfer.ts';

export interface FileTransfer {
  transfer: Transfer | undefined;
  status: TransferStatus | undefined;
  /** Why the last chosen file was refused. */
  refusal: string | undefined;
  choose: (file: File) => void;
  retry: () => void;
  clear: () => void;
}

const nothing = of(undefined);

/** One of the dialog's two files: chosen, checked and sent. */
export function useTransfer(kind: FileKind, userId: string): FileTransfer {
  const [transfer, setTransfer] = useState<Transfer>();
  const [refusal, setRefusal] = useState<string>();
  const { data: status } = useObservable<TransferStatus | undefined>(
    transfer?.id ?? `no-${kind}`,
    transfer?.status ?? nothing,
    { initialData: transfer && { phase: 'running', percent: 0 } },
  );

  const begin = (file: File) => {
    transfer?.cancel();
    setTransfer(beginTransfer(kind, file, userId, () => connectStorage(userId)));
  };

  const retry = () => {
    if (transfer !== undefined) begin(transfer.file);
  };

  // What stopped because the session was over goes on when it is back; another's session sends it anew.
  const signedIn = useCurrentUser()?._id === userId;
  const goOn = useEffectEvent(() => {
    const stopped = status?.phase === 'failed' && isSessionOver(status.error);
    if (stopped || transfer?.userId !== userId) retry();
  });
  useEffect(() => {
    if (signedIn) goOn();
  }, [signedIn, userId]);

  return {
    transfer,
    status,
    refusal,
    choose: (file) => {
      const reason = refuseFile(kind, file);
      setRefusal(reason);
      if (reason === undefined) begin(file);
    },
    retry,
    clear: () => {
      transfer?.cancel();
      setTransfer(undefined);
      setRefusal(undefined);
    },
  };
}
