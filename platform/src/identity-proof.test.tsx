import { act, renderHook } from '@testing-library/react';
import { ApiError } from './api-client.ts';
import { ProofRefused, useProofRequest, withProof } from './identity-proof.ts';

const wanted = () => new ApiError(403, 'proof-required', 'Antes de continuar, confirma que eres tú.');

describe('what needs a proof', () => {
  it('is done at once where none is asked for', async () => {
    const call = jest.fn().mockResolvedValue('hecho');
    expect(await withProof(call)).toBe('hecho');
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is done once it has been proven', async () => {
    const { result } = renderHook(useProofRequest);
    const call = jest.fn().mockRejectedValueOnce(wanted()).mockResolvedValue('hecho');
    const done = withProof(call);
    await act(async () => {});
    await act(async () => result.current?.(true));
    expect(await done).toBe('hecho');
    expect(result.current).toBeNull();
  });

  it('is not done when she does not want to, and the caller learns that', async () => {
    const { result } = renderHook(useProofRequest);
    const call = jest.fn().mockRejectedValue(wanted());
    const done = withProof(call);
    await act(async () => {});
    const refused = expect(done).rejects.toThrow(ProofRefused);
    await act(async () => result.current?.(false));
    await refused;
    expect(call).toHaveBeenCalledTimes(1);
  });

  it('is asked for once when two things need it', async () => {
    const { result } = renderHook(useProofRequest);
    const calls = [0, 1].map((n) => jest.fn().mockRejectedValueOnce(wanted()).mockResolvedValue(n));
    const done = Promise.all(calls.map((call) => withProof(call)));
    await act(async () => {});
    await act(async () => result.current?.(true));
    expect(await done).toEqual([0, 1]);
    expect(result.current).toBeNull();
  });

  it('lets every other failure through', async () => {
    await expect(withProof(() => Promise.reject(new Error('red')))).rejects.toThrow('red');
  });
});
