/* 3x3 convolution for denoise.py. Images are height x width x channels, rows and columns in order, channels next to each
 * other, as floats. Sixteen output channels of twelve neighbouring pixels are summed in registers at a time. */
#include <string.h>

#define LANES 16
#define PIXELS 12

typedef float Lanes __attribute__((vector_size(LANES * sizeof(float)), aligned(4)));

/* source: (height + 2) x (width + 2 + PIXELS) x inputs, the picture from (1, 1) on with a frame of zeros;
 * weights: blocks of LANES outputs, each 3 x 3 x inputs x LANES; bias: outputs, a multiple of LANES;
 * target: as source, with `outputs` channels; its frame is left alone. */
void convolve(const float *source, const float *weights, const float *bias, float *target, int width, int height,
              int inputs, int outputs) {
  const long pitch = width + 2 + PIXELS;
#pragma omp parallel for schedule(dynamic, 4)
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x += PIXELS) {
      const int count = width - x < PIXELS ? width - x : PIXELS;
      for (int block = 0; block < outputs / LANES; block++) {
        const Lanes start = *(const Lanes *)(bias + block * LANES);
        const Lanes *weight = (const Lanes *)(weights + (long)block * 9 * inputs * LANES);
        Lanes sum[PIXELS];
        for (int p = 0; p < PIXELS; p++) sum[p] = start;
        for (int dy = 0; dy < 3; dy++) {
          for (int dx = 0; dx < 3; dx++) {
            const float *input = source + ((y + dy) * pitch + x + dx) * inputs;
            for (int i = 0; i < inputs; i++, weight++) {
              const Lanes w = *weight;
              for (int p = 0; p < PIXELS; p++) sum[p] += w * input[(long)p * inputs + i];
            }
          }
        }
        for (int p = 0; p < count; p++) {
          for (int lane = 0; lane < LANES; lane++) {
            if (sum[p][lane] < 0) sum[p][lane] = 0;
          }
          memcpy(target + ((y + 1) * pitch + x + p + 1) * outputs + block * LANES, &sum[p], sizeof(Lanes));
        }
      }
    }
  }
}
